import { IconEye, IconFlask } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './layout.module.css';

interface PortalLayoutProps {
  /** The document's title: "Quote Q-0042 from Bay Notary". */
  title: string;
  /** Whether it is test data. */
  isTestMode?: boolean;
  /** Whether the professional looks at their own page. */
  preview?: boolean;
  children: ReactNode;
}

/** The page around a quote or an invoice: nothing of ours, and nothing for search engines. */
export function PortalLayout({ title, isTestMode, preview, children }: PortalLayoutProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {isTestMode && (
        <div role="status" className={classes.test}>
          <IconFlask size={18} aria-hidden />
          Test mode: nothing here is real, and no money moves
        </div>
      )}
      {preview && (
        <div role="status" className={classes.preview}>
          <IconEye size={18} aria-hidden />
          Preview: your customer sees this page
        </div>
      )}
      <main className={classes.main}>{children}</main>
    </>
  );
}
