import { Prose } from '#client/ui/site/Prose.tsx';
import type { Question } from '../topics.ts';
import classes from './popularQuestions.module.css';

/** What many ask, each with its answer folded under it. */
export const PopularQuestions = ({ questions }: { questions: readonly Question[] }) => (
  <section aria-labelledby="questions" className={classes.questions}>
    <h2 id="questions">Popular questions</h2>
    <div className={classes.list}>
      {questions.map(({ id, question, answer }) => (
        <details key={id}>
          <summary>{question}</summary>
          {/* A link to what is folded opens it. */}
          <div id={id} className={classes.answer}>
            <Prose html={answer} />
          </div>
        </details>
      ))}
    </div>
  </section>
);
