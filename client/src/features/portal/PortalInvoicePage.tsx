import { useParams } from 'react-router';
import { PortalInvoiceView } from './PortalInvoiceView.tsx';
import { DownloadButton } from './parts/DownloadButton.tsx';
import { PortalFailed } from './parts/PortalFailed.tsx';
import { PortalLayout } from './parts/PortalLayout.tsx';
import { PortalLoading } from './parts/PortalLoading.tsx';
import { PortalNotFound } from './parts/PortalNotFound.tsx';
import { PayOnline } from './pay/PayOnline.tsx';
import { useReturnFromPaying } from './pay/useReturnFromPaying.ts';
import { useSettledInvoice } from './pay/useSettling.ts';
import { usePortalInvoiceQuery } from './portal.generated.ts';
import { useKnownViewer } from './useKnownViewer.ts';
import { useLiveInvoice } from './useLiveInvoice.ts';

export function PortalInvoicePage() {
  const { token = '' } = useParams();
  const isKnown = useKnownViewer();
  const { data, error, refetch } = usePortalInvoiceQuery({
    variables: { token },
    skip: !isKnown,
    refetchOn: { listening: true },
  });
  const askAgain = () => refetch().catch(() => undefined);
  const invoice = data?.portalInvoice;
  useReturnFromPaying({ skip: !invoice, settle: useSettledInvoice(token) });
  useLiveInvoice(token, { skip: !invoice, onEnd: askAgain });

  if (invoice) {
    return (
      <PortalLayout
        title={`Invoice ${invoice.number} from ${invoice.business.name}`}
        isTestMode={invoice.business.isTestMode}
        preview={invoice.preview}
      >
        <PortalInvoiceView
          invoice={invoice}
          pay={invoice.payableOnline && <PayOnline token={token} invoice={invoice} />}
          others={<DownloadButton href={`/portal/invoice/${token}/pdf`} name={`Invoice ${invoice.number}`} />}
        />
      </PortalLayout>
    );
  }
  if (data) return <PortalNotFound what="invoice" />;
  if (error) return <PortalFailed what="invoice" error={error} onRetry={askAgain} />;
  return <PortalLoading what="invoice" />;
}
