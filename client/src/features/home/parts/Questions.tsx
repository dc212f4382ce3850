import { brand } from '#client/ui/brand/brand.ts';
import { questions } from '#client/ui/brand/content.ts';
import { QuestionList } from '#client/ui/site/QuestionList.tsx';
import { Section } from '#client/ui/site/Section.tsx';

export const Questions = () => (
  <Section
    id="faq"
    title="Questions, answered"
    layout="split"
    lead={
      <>
        Don’t see your question? Check the <a href="/help">Help Center</a>, or write to{' '}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
      </>
    }
  >
    <QuestionList questions={questions} />
  </Section>
);
