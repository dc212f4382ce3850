import { Migration } from '@mikro-orm/migrations';

/** Gives the permissions about webhooks to the custom roles that could manage them by api.manage. */
export class WebhookPermissions extends Migration {
  override name = '20261201000220_webhook_permissions';

  override up(): void {
    this.addSql(`
      update roles set grants = grants || '{"webhooks.read": "all", "webhooks.manage": "all"}' where grants ? 'api.manage'
    `);
  }
}
