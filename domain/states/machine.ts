/** One row of a state table: from where the event may happen, and where it leads. */
export interface Transition<State extends string> {
  from: readonly State[];
  /** Left out where the event changes no status. */
  to?: State;
  /** How the event reads after "cannot be": "sent", "marked as viewed". */
  done: string;
}

/** An event that the present state does not allow. */
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

/** A status as a person reads it: CHANGES_REQUESTED → "changes requested". */
export function stateInWords(state: string): string {
  return state.toLowerCase().replaceAll('_', ' ');
}

/** A thing's states and what may happen in each. */
export interface Machine<State extends string, Event extends string> {
  readonly thing: string;
  readonly states: readonly State[];
  readonly events: Readonly<Record<Event, Transition<State>>>;
  /** Whether the event may happen in this state. */
  can(state: State, event: Event): boolean;
  /** The state that follows; throws InvalidTransition where the event is not allowed. */
  next(state: State, event: Event): State;
}

/** Makes a machine from its table: the one place where a thing's transitions are decided. */
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
