/** What the rest of the client may use of installing. */
export { InstallCard } from './InstallCard.tsx';
export { useInstallFromMenu } from './useInstallFromMenu.ts';
