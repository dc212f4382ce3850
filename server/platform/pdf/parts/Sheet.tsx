import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '../../product.ts';
import { useTextFonts } from '../fonts.ts';
import { paper, SEAL } from '../paper.ts';

interface SheetProps {
  title: string;
  author: string;
  updatedAt: string;
  children: ReactNode;
}

/** A document of Letter pages with page numbers. */
export function Sheet({ title, author, updatedAt, children }: SheetProps) {
  const date = new Date(updatedAt);
  const fontFamily = useTextFonts();
  return (
    <Document
      title={title}
      author={author}
      creator={PRODUCT_NAME}
      producer={PRODUCT_NAME}
      language="en-US"
      creationDate={date}
      modificationDate={date}
    >
      <Page
        size="LETTER"
        style={[paper.page, { fontFamily }]}
        // A layout also selects the pagination that measures a long document only once.
        layout={({ children: content, pageNumber = 1, totalPages = 1 }) => (
          <>
            <View style={{ flexGrow: 1 }}>{content}</View>
            <View style={paper.footer}>
              <Text style={{ flex: 1, maxLines: 1, textOverflow: 'ellipsis' }}>{title}</Text>
              <Text>{`Page ${pageNumber} of ${totalPages}`}</Text>
            </View>
          </>
        )}
      >
        <View style={{ width: 28, height: 2.5, backgroundColor: SEAL, marginBottom: 10 }} />
        {children}
      </Page>
    </Document>
  );
}
