/** A row of a state table: the statuses from which an event is allowed, and the next status. */
export interface Transition<State extends string> {
  from: readonly State[];
  /** Omitted where the event does not change the status. */
  to?: State;
  /** The event as it reads after "cannot be": "sent", "marked as viewed". */
  done: string;
}

/** Thrown for an event that the current status does not allow. */
export class InvalidTransition extends Error {
  override name = 'InvalidTransition';
  readonly thing: string;
  readonly state: string;
  readonly event: string;

  constructor(thing: string, state: string, event: string, done: string) {
    super(`This ${thing} cannot be ${done}: its status is ${stateInWords(state)}`);
    this.thing = thing;
    this.state = state;
    this.event = event;
  }
}

/** Formats a status: CHANGES_REQUESTED → "changes requested". */
export function stateInWords(state: string): string {
  return state.toLowerCase().replaceAll('_', ' ');
}

/** The statuses of a record and the events allowed in each. */
export interface Machine<State extends string, Event extends string> {
  readonly thing: string;
  readonly states: readonly State[];
  readonly events: Readonly<Record<Event, Transition<State>>>;
  /** Returns whether the event is allowed in this status. */
  can(state: State, event: Event): boolean;
  /** Returns the next status. Throws InvalidTransition where the event is not allowed. */
  next(state: State, event: Event): State;
}

/** Creates a state machine from its table, the only definition of a record's transitions. */
export function defineMachine<const State extends string, Event extends string>(table: {
  thing: string;
  states: readonly State[];
  events: Record<Event, Transition<NoInfer<State>>>;
}): Machine<State, Event> {
  const can = (state: State, event: Event) => table.events[event].from.includes(state);
  return {
    ...table,
    can,
    next(state, event) {
      const { to, done } = table.events[event];
      if (!can(state, event)) throw new InvalidTransition(table.thing, state, event, done);
      return to ?? state;
    },
  };
}
