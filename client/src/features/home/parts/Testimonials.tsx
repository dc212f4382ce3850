import { type Testimonial, testimonials } from '#client/ui/brand/content.ts';
import { Initials } from './Initials.tsx';
import classes from './testimonials.module.css';

/** Five entries, three times over (spec, point 2): the row can scroll by a third without an end in sight. */
const TIMES = [0, 1, 2];

export const Testimonials = () => (
  <section id="testimonials" className={classes.section} aria-labelledby="testimonials-title">
    <h2 id="testimonials-title">In their words</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: to be held still by keyboard, and scrolled where nothing moves */}
    <section className={classes.window} tabIndex={0} aria-label="Testimonials">
      <div className={classes.row}>
        {TIMES.map((time) => (
          <ul key={time} aria-hidden={time > 0}>
            {testimonials.map((testimonial) => (
              <li key={testimonial.name}>
                <Card {...testimonial} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  </section>
);

const Card = ({ name, role, quote }: Testimonial) => (
  <figure className={classes.card}>
    <blockquote>{quote}</blockquote>
    <figcaption>
      <Initials name={name} size={40} />
      <span>
        <b>{name}</b>
        {role}
      </span>
    </figcaption>
  </figure>
);
