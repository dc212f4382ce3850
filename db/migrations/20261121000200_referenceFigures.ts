import { Migration } from '@mikro-orm/migrations';
import { v7 as uuidv7 } from 'uuid';
import rates from '../data/mileage-rates.json' with { type: 'json' };
import caps from '../data/notarial-fee-caps.json' with { type: 'json' };
import rules from '../data/travel-rules.json' with { type: 'json' };

/** Fees and rates of states and the IRS as of this migration; maintained as data afterwards. */
export class ReferenceFigures extends Migration {
  override name = '20261121000200_reference_figures';

  override async up(): Promise<void> {
    for (const cap of caps) {
      await this.execute(
        `insert into notarial_fee_caps (id, state, act, mode, first_cents, additional_cents, unit, valid_from, valid_to, source, certainty, reviewed_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          uuidv7(),
          cap.state,
          cap.act,
          cap.mode,
          cap.firstCents,
          cap.additionalCents,
          cap.unit,
          cap.validFrom,
          cap.validTo,
          cap.source,
          cap.certainty,
          cap.reviewedAt,
        ],
      );
    }
    for (const rate of rates) {
      await this.execute(
        'insert into mileage_rates (id, valid_from, valid_to, cents_per_mile, source, certainty) values (?, ?, ?, ?, ?, ?)',
        [uuidv7(), rate.validFrom, rate.validTo, rate.centsPerMile, rate.source, rate.certainty],
      );
    }
    for (const rule of rules) {
      await this.execute(
        'insert into travel_rules (id, state, rule, source, certainty, reviewed_at) values (?, ?, ?, ?, ?, ?)',
        [uuidv7(), rule.state, rule.rule, rule.source, rule.certainty, rule.reviewedAt],
      );
    }
  }
}
