import { drafts } from '#client/ui/forms/drafts.ts';
import { exclusively } from './exclusively.ts';
import { lastUser } from './lastUser.ts';
import { type NoSession, requestSession, takeEarlySession } from './requestSession.ts';
import { type Ending, type Session, type SessionEvent, type SessionState, UNKNOWN, unasked } from './session.ts';
import { signedInFlag } from './signedInFlag.ts';

const CHECK_MS = 30_000;
/** Refreshes within three checks of expiry (spec, point 9). */
const REFRESH_AHEAD_MS = 3 * CHECK_MS;
/** A token this close to its expiry may expire before the request that carries it arrives. */
const TOO_LATE_MS = 5_000;
const NEWS_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
/** On a slow network a response may take this long. After that the app opens with its stored data. */
const PATIENCE_MS = 4_000;

type Message =
  | { event: 'SIGNED_IN' | 'TOKEN_REFRESHED'; session: Session }
  | { event: 'SIGNED_OUT'; ending: Ending; because?: string };

/** The session of this browser, shared by its tabs: one of them refreshes it at a time and tells the others. */
class SessionStore {
  private state: SessionState = UNKNOWN;
  private readonly listeners = new Set<() => void>();
  private readonly eventListeners = new Set<(event: SessionEvent) => void>();
  private channel: BroadcastChannel | undefined;
  private refreshing: Promise<Session | null> | undefined;
  private leaving: { isOver: boolean } | undefined;

  readonly getState = () => this.state;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Resolves once it is known whether a user is signed in. */
  whenKnown(): Promise<void> {
    if (this.state.status !== 'resolving') return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (this.state.status === 'resolving') return;
        stop();
        resolve();
      });
    });
  }

  onEvent(listener: (event: SessionEvent) => void) {
    this.eventListeners.add(listener);
    return () => void this.eventListeners.delete(listener);
  }

  /** On auth pages: resumes the session that this browser seems to have, and follows one that begins in another tab. */
  look() {
    this.listenToTabs();
    if (signedInFlag.isSet()) this.resolve();
  }

  /** Finds out who is signed in and refreshes the session before it expires from then on. */
  start() {
    this.listenToTabs();
    this.resolve();
    const check = () => {
      if (this.expiresWithin(REFRESH_AHEAD_MS)) this.refresh().catch(() => undefined);
    };
    setInterval(check, CHECK_MS);
    // A sleeping device runs no timers.
    window.addEventListener('online', check);
    document.addEventListener('visibilitychange', check);
  }

  signedIn(session: Session) {
    this.tell({ event: 'SIGNED_IN', session });
  }

  /**
   * Ends the session by choice, which the live connection and other tabs may hear of before the answer is here: that does
   * not count as having been signed out. Throws what `end` throws, and then nobody was.
   */
  async leave(end: () => Promise<unknown>, because?: string) {
    const leaving = { isOver: false };
    this.leaving = leaving;
    try {
      await end();
    } catch (error) {
      if (!leaving.isOver) throw error;
    } finally {
      this.leaving = undefined;
    }
    this.signedOut('signedOut', because);
  }

  /** Switches the session to another business, in every tab. */
  moved(session: Session) {
    this.tell({ event: 'TOKEN_REFRESHED', session });
  }

  userChanged(user: Session['user']) {
    if (this.state.status === 'signedIn') this.set({ status: 'signedIn', session: { ...this.state.session, user } });
  }

  /** Returns the access token, refreshed first if it has expired; undefined if nobody is signed in. */
  async accessToken(): Promise<string | undefined> {
    if (this.expiresWithin(TOO_LATE_MS)) await this.refresh().catch(() => undefined);
    return this.session?.accessToken;
  }

  /** Returns a session with a new access token; null if the session has ended. Throws if the server cannot be reached. */
  refresh(): Promise<Session | null> {
    this.refreshing ??= this.refreshAlone().finally(() => {
      this.refreshing = undefined;
    });
    return this.refreshing;
  }

  private listenToTabs() {
    this.tabs.onmessage = ({ data }: MessageEvent<Message>) => this.adopt(data);
  }

  /** Opened when it is first needed, because the server, which renders auth pages too, must not open it. */
  private get tabs() {
    this.channel ??= new BroadcastChannel('whorl-session');
    return this.channel;
  }

  /** Of the user who is signed in. */
  get session(): Session | undefined {
    return this.state.status === 'signedIn' ? this.state.session : undefined;
  }

  /** Of the user who is, or was last, signed in here. */
  private lastUserId(): string | undefined {
    if (this.state.status === 'signedOut') return this.state.userId;
    return (this.session ?? lastUser.read())?.user.id;
  }

  private expiresWithin(ms: number) {
    return this.session !== undefined && this.session.expiresAt - Date.now() <= ms;
  }

  private async refreshAlone() {
    const known = this.session?.expiresAt;
    // Another tab may have been quicker while this one waited, and a person may have signed in or out meanwhile. Not by the
    // token: asked for twice within a second, it is the same.
    const hasNewSession = () => this.session?.accessToken !== undefined && this.session.expiresAt !== known;
    const wasLeft = () => this.state.status === 'signedOut';
    const early = await takeEarlySession();
    if (early && !hasNewSession() && !wasLeft()) return this.answered(early);
    return exclusively('whorl-session', async (hasWaited) => {
      if (hasWaited && !hasNewSession() && !wasLeft()) await this.news();
      if (hasNewSession()) return this.session ?? null;
      if (wasLeft()) return null;
      const answer = await requestSession();
      if (wasLeft()) return null;
      if (!('user' in answer) && hasNewSession()) return this.session ?? null;
      return this.answered(answer);
    });
  }

  private answered(answer: Session | NoSession): Session | null {
    if ('user' in answer) {
      this.tell({ event: 'TOKEN_REFRESHED', session: answer });
      return answer;
    }
    if (this.session) this.signedOut('expired', answer.because);
    else this.set({ status: 'signedOut', because: answer.because });
    return null;
  }

  /** Waits for the message of the tab that refreshed first, which may arrive shortly after it releases the lock. */
  private news(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(patience);
        stop();
        resolve();
      };
      const patience = setTimeout(done, NEWS_MS);
      const stop = this.subscribe(done);
    });
  }

  private async resolve(pause = 1_000) {
    const patience = setTimeout(() => this.openUnasked(), PATIENCE_MS);
    try {
      await this.refresh();
    } catch {
      this.openUnasked();
      setTimeout(() => {
        if (this.state.status === 'resolving') this.resolve(Math.min(pause * 2, LONGEST_PAUSE_MS));
      }, pause);
    } finally {
      clearTimeout(patience);
    }
  }

  /** The server cannot be reached: opens the app for the last known user, without a token, with the data stored here. */
  private openUnasked() {
    const known = lastUser.read();
    if (known && this.state.status === 'resolving') this.set({ status: 'signedIn', session: unasked(known) });
  }

  private signedOut(ending: Ending, because?: string) {
    if (this.state.status !== 'signedOut') this.tell({ event: 'SIGNED_OUT', ending, because });
  }

  private tell(message: Message) {
    this.adopt(message);
    this.tabs.postMessage(message);
  }

  private adopt(message: Message) {
    if (message.event === 'SIGNED_OUT' && this.leaving) {
      this.leaving.isOver = true;
      return;
    }
    this.set(
      message.event === 'SIGNED_OUT'
        ? { status: 'signedOut', ending: message.ending, because: message.because }
        : { status: 'signedIn', session: message.session },
    );
    for (const listener of this.eventListeners) listener(message.event);
  }

  private set(next: SessionState) {
    const state = next.status === 'signedOut' ? { ...next, userId: this.lastUserId() } : next;
    this.state = state;
    if (state.status === 'signedIn') {
      const { user, viewer } = state.session;
      lastUser.remember(state.session);
      drafts.belongTo({ userId: user.id, businessId: viewer.businessId });
    }
    if (state.status === 'signedOut') {
      lastUser.forget();
      drafts.belongTo(undefined);
    }
    signedInFlag.set(state.status === 'signedIn');
    for (const listener of this.listeners) listener();
  }
}

export const sessionStore = new SessionStore();
