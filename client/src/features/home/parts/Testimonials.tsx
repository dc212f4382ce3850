import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type Testimonial, testimonials } from '#client/ui/brand/content.ts';
import { Section } from '#client/ui/site/Section.tsx';
import { Initials } from './Initials.tsx';
import classes from './testimonials.module.css';

/** Five entries, three times over (spec, point 2): the row can scroll by a third without an end in sight. */
const TIMES = [0, 1, 2];

export const Testimonials = () => (
  <Section id="testimonials" title="In their words" layout="wide" aside={<HoldStill />}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: to be held still by keyboard, and scrolled where nothing moves */}
    <section className={classes.window} tabIndex={0} aria-label="What customers say">
      <div className={classes.row}>
        {TIMES.map((time) => (
          <ul key={time} aria-hidden={time > 0 || undefined}>
            {testimonials.map((testimonial) => (
              <li key={testimonial.name}>
                <Card {...testimonial} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  </Section>
);

/** Where nothing hovers and no key is at hand, a finger holds the row still. It needs no script: the style sheet sees it. */
const HoldStill = () => (
  <label className={classes.hold}>
    <input type="checkbox" aria-label="Hold the testimonials still" />
    <IconPlayerPause size={20} aria-hidden />
    <IconPlayerPlay size={20} aria-hidden />
  </label>
);

const Card = ({ name, role, quote }: Testimonial) => (
  <figure className={classes.card}>
    <blockquote>{quote}</blockquote>
    <figcaption>
      <Initials name={name} size={44} />
      <span>
        <b>{name}</b>
        {role}
      </span>
    </figcaption>
  </figure>
);
