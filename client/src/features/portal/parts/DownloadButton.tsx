import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';

/** The server's own PDF of the document. */
export function DownloadButton({ href, name }: { href: string; name: string }) {
  return (
    <Button
      component="a"
      href={href}
      download={`${name}.pdf`}
      variant="default"
      fullWidth
      leftSection={<IconDownload size={18} aria-hidden />}
    >
      Download PDF
    </Button>
  );
}
