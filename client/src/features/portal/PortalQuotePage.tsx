import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import type { Answer } from './answer/answer.ts';
import { PortalQuoteView } from './PortalQuoteView.tsx';
import { DownloadButton } from './parts/DownloadButton.tsx';
import { PortalFailed } from './parts/PortalFailed.tsx';
import { PortalLayout } from './parts/PortalLayout.tsx';
import { PortalLoading } from './parts/PortalLoading.tsx';
import { PortalNotFound } from './parts/PortalNotFound.tsx';
import { PayDeposit } from './pay/PayDeposit.tsx';
import { useReturnFromPaying } from './pay/useReturnFromPaying.ts';
import { useSettledQuote } from './pay/useSettling.ts';
import { type PortalQuoteFieldsFragment, usePortalQuoteQuery } from './portal.generated.ts';
import { useKnownViewer } from './useKnownViewer.ts';
import { useOptions } from './useOptions.ts';

const loadAnswerDialog = () => import('./answer/AnswerDialog.tsx');
const AnswerDialog = lazy(async () => ({ default: (await loadAnswerDialog()).AnswerDialog }));

export function PortalQuotePage() {
  const { token = '' } = useParams();
  const isKnown = useKnownViewer();
  const { data, error, refetch } = usePortalQuoteQuery({ variables: { token }, skip: !isKnown });

  if (data?.portalQuote) return <AnswerableQuote token={token} quote={data.portalQuote} />;
  if (data) return <PortalNotFound what="quote" />;
  if (error) return <PortalFailed what="quote" error={error} onRetry={() => refetch().catch(() => undefined)} />;
  return <PortalLoading what="quote" />;
}

/** The quote with what its customer may do about it. */
function AnswerableQuote({ token, quote }: { token: string; quote: PortalQuoteFieldsFragment }) {
  const [answer, setAnswer] = useState<Answer>();
  const { actions, business, number } = quote;
  const canAccept = actions.includes('ACCEPT');
  const options = useOptions(token, quote, canAccept);
  useReturnFromPaying({ skip: false, settle: useSettledQuote(token) });
  const [isOpen, { open, close }] = useDisclosure();
  const openedBy = useRef<HTMLElement>(null);
  const begin = (next: Answer) => (event: MouseEvent<HTMLElement>) => {
    openedBy.current = event.currentTarget;
    setAnswer(next);
    open();
  };
  const cancel = () => {
    close();
    openedBy.current?.focus();
  };
  const finish = () => {
    close();
    options.forget();
    // The button that began it is gone; the answer is told below the heading.
    document.querySelector('h1')?.focus();
  };

  // The forms are fetched once the quote can be read, so that they are there before anybody asks for them.
  useEffect(() => {
    if (canAccept) loadAnswerDialog().catch(() => undefined);
  }, [canAccept]);

  return (
    <PortalLayout
      title={`Quote ${number} from ${business.name}`}
      isTestMode={business.isTestMode}
      preview={quote.preview}
    >
      <PortalQuoteView
        quote={options.quote}
        onChoose={canAccept ? options.choose : undefined}
        accept={
          canAccept && (
            <Button fullWidth onClick={begin('ACCEPT')}>
              Accept
            </Button>
          )
        }
        pay={quote.depositPayable && <PayDeposit token={token} quote={quote} />}
        others={
          <>
            {actions.includes('REQUEST_CHANGES') && (
              <Button variant="default" fullWidth onClick={begin('REQUEST_CHANGES')}>
                Ask for changes
              </Button>
            )}
            <DownloadButton href={`/portal/quote/${token}/pdf`} name={`Quote ${number}`} />
            {actions.includes('DECLINE') && (
              <Button variant="subtle" color="gray" fullWidth onClick={begin('DECLINE')}>
                Decline
              </Button>
            )}
          </>
        }
      />
      {answer && (
        <Suspense>
          <AnswerDialog
            answer={answer}
            opened={isOpen}
            token={token}
            quote={options.quote}
            onClose={cancel}
            onAnswered={finish}
          />
        </Suspense>
      )}
    </PortalLayout>
  );
}
