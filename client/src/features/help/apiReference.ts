import { apiErrorOf, ERROR_CODES } from '#domain/apiKeys/errorCodes.ts';
import { WEBHOOK_EVENT_TYPES, WEBHOOK_EVENTS } from '#domain/webhookEvents.ts';
import { WEBHOOK_VERSION, webhookSchemaPath } from '#domain/webhookMessage.ts';

/** Every error code, in Markdown: each under a heading of its own, so that a program's message can link to it. */
export const errorCodeSections = ERROR_CODES.map((code) => {
  const { meaning, remedy, operation, elsewhere } = apiErrorOf(code);
  const statuses = [
    operation.length > 0 ? `${operation.join(' or ')} for operations` : 'none (WebSocket only)',
    ...(elsewhere ? [`${elsewhere} elsewhere`] : []),
  ];
  return `### ${code}\n\n${meaning}\n\n**What to do:** ${remedy}\n\n**HTTP status:** ${statuses.join('; ')}.`;
}).join('\n\n');

/** Every event of webhooks with its JSON Schema, as a table in Markdown. */
export const webhookEventTable = [
  '| Event | When | Schema |',
  '|---|---|---|',
  ...WEBHOOK_EVENT_TYPES.map(
    (type) =>
      `| \`${type}\` | ${WEBHOOK_EVENTS[type].description} | [JSON Schema](${webhookSchemaPath(type, WEBHOOK_VERSION)}) |`,
  ),
].join('\n');
