import type { Overview } from '../control/overview.ts';
import { moment } from './format.ts';
import { Deed } from './Page.tsx';

/** Whether webhooks are delivered, and the results. */
export function Webhooks({ seen, root }: { seen: Overview; root: string }) {
  const waiting = seen.deliveries.filter(({ delivered }) => !delivered).length;
  return (
    <section className="sheet tight">
      <h2>Webhooks</h2>
      <p className={seen.webhooksStopped ? 'bad' : 'quiet'}>
        {seen.webhooksStopped
          ? 'Stopped: nothing is delivered until you start them again.'
          : 'On: events are delivered as they happen.'}
        {waiting > 0 && ` ${waiting} of the latest wait.`}
      </p>
      <div className="row">
        <Deed
          to={`${root}/control/webhooks`}
          values={{ on: String(seen.webhooksStopped) }}
          label={seen.webhooksStopped ? 'Start webhooks' : 'Stop webhooks'}
        />
        <Deed to={`${root}/control/deliver`} label="Deliver what waits" />
      </div>
      {seen.deliveries.length > 0 && (
        <details>
          <summary>Latest deliveries</summary>
          <ul className="lines">
            {seen.deliveries.map(({ id, event, attempts, delivered, response }) => (
              <li key={id}>
                <span>
                  {event.type}{' '}
                  <span className="quiet">
                    {moment(event.created)}, {delivered ? 'delivered' : `tried ${attempts} times`}
                    {response && `, ${response}`}
                  </span>
                </span>
                <Deed to={`${root}/control/deliver`} values={{ id: event.id }} label="Deliver again" />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
