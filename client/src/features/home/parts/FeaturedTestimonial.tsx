import { featuredTestimonial } from '#client/ui/brand/content.ts';
import { Whorl } from '#client/ui/brand/Whorl.tsx';
import classes from './featuredTestimonial.module.css';
import { Initials } from './Initials.tsx';

export const FeaturedTestimonial = () => (
  <section className={classes.section} aria-label="What a customer says">
    <div className={classes.motif}>
      <Whorl size="100%" count={7} />
    </div>
    <figure>
      <blockquote>{featuredTestimonial.quote}</blockquote>
      <figcaption>
        <Initials name={featuredTestimonial.name} size={56} />
        <span>
          <b>{featuredTestimonial.name}</b>
          {featuredTestimonial.role}
        </span>
      </figcaption>
    </figure>
  </section>
);
