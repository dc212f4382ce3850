import { questions } from '#client/ui/brand/content.ts';
import { QuestionList } from '#client/ui/site/QuestionList.tsx';
import classes from './questions.module.css';

export const Questions = () => (
  <section id="faq" className={classes.section} aria-labelledby="faq-title">
    <h2 id="faq-title">Questions, answered</h2>
    <QuestionList questions={questions} />
  </section>
);
