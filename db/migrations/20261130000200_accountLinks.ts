import { Migration } from '@mikro-orm/migrations';

/** Links that undo a change of email, revocation of links not yet mailed, and the browser of a sign-up. */
export class AccountLinks extends Migration {
  override name = '20261130000200_account_links';

  override up(): void {
    this.addSql('alter table account_tokens drop constraint account_tokens_purpose_check');
    this.addSql(`alter table account_tokens add constraint account_tokens_purpose_check check
      (purpose in ('CONFIRM_EMAIL', 'RESET_PASSWORD', 'CONFIRM_EMAIL_CHANGE', 'CANCEL_EMAIL_CHANGE', 'TAKE_BACK_EMAIL_CHANGE')) not valid`);
    this.addSql('alter table account_tokens validate constraint account_tokens_purpose_check');
    this.addSql(`create index account_tokens_reserved on account_tokens (new_email)
      where purpose = 'TAKE_BACK_EMAIL_CHANGE' and used_at is null`);
    this.addSql('alter table users add column links_revoked_at timestamptz, add column sign_up_token_hash text');
  }
}
