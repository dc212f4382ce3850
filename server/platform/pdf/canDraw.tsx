import { Document, Page } from '@react-pdf/renderer';
import { isPicture, Picture } from './parts/Letterhead.tsx';
import { renderPdf } from './renderPdf.ts';

/** Whether a picture can be put on paper: a damaged one would fail every document that is to carry it. */
export async function canDraw(bytes: Uint8Array): Promise<boolean> {
  if (!isPicture(bytes)) return false;
  const Probe = () => (
    <Document>
      <Page>
        <Picture bytes={bytes} width={170} height={42} />
      </Page>
    </Document>
  );
  return renderPdf(Probe, {}).then(
    () => true,
    () => false,
  );
}
