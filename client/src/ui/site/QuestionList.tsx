import { IconChevronDown } from '@tabler/icons-react';
import type { Question } from '../brand/content.ts';
import classes from './questionList.module.css';

/** Questions that open on their answers, without a script. */
export const QuestionList = ({ questions }: { questions: readonly Question[] }) => (
  <div className={classes.list}>
    {questions.map(({ question, answer, link }) => (
      <details key={question}>
        <summary>
          <h3>{question}</h3>
          <IconChevronDown size={20} aria-hidden />
        </summary>
        <p>
          {answer}
          {link && (
            <>
              {' '}
              <a href={link.href}>{link.words}</a>.
            </>
          )}
        </p>
      </details>
    ))}
  </div>
);
