import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageCss } from './pageCss.ts';

interface PageProps {
  title: string;
  wide?: boolean;
  children: ReactNode;
}

/** The layout of every page, with the notice that this is a sandbox. */
function Page({ title, wide, children }: PageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · Sandbox`}</title>
        <style>{pageCss}</style>
      </head>
      <body>
        <header>
          <p className="sandbox">Sandbox: no real money</p>
        </header>
        <main className={wide ? 'frame wide' : 'frame'}>{children}</main>
      </body>
    </html>
  );
}

export const renderPage = (props: PageProps) => `<!doctype html>${renderToStaticMarkup(<Page {...props} />)}`;

/** A form with a single button. */
export function Deed({
  to,
  label,
  main,
  values = {},
}: {
  to: string;
  label: string;
  main?: boolean;
  values?: Record<string, string>;
}) {
  return (
    <form method="post" action={to}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={main ? 'main' : undefined}>
        {label}
      </button>
    </form>
  );
}
