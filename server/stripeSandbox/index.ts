export { type StripeSandboxOptions, stripeSandbox } from './plugin.ts';
export { Store } from './store/store.ts';
