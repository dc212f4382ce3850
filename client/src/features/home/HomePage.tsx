import { ClosingCall } from './parts/ClosingCall.tsx';
import { FeatureBlocks } from './parts/FeatureBlocks.tsx';
import { FeaturedTestimonial } from './parts/FeaturedTestimonial.tsx';
import { Hero } from './parts/Hero.tsx';
import { LatestNews, type NewsArticle } from './parts/LatestNews.tsx';
import { PlatformCarousel } from './parts/PlatformCarousel.tsx';
import { Pricing } from './parts/Pricing.tsx';
import { Questions } from './parts/Questions.tsx';
import { Testimonials } from './parts/Testimonials.tsx';
import { TourDialog } from './parts/TourDialog.tsx';

/** The sections of spec, point 2, in its order; header and footer come from the frame. */
export const HomePage = ({ data: { news } }: { data: { news: NewsArticle[] } }) => (
  <>
    <Hero />
    <PlatformCarousel />
    <FeatureBlocks />
    <FeaturedTestimonial />
    <Pricing />
    <Testimonials />
    <Questions />
    <LatestNews articles={news} />
    <ClosingCall />
    <TourDialog />
  </>
);
