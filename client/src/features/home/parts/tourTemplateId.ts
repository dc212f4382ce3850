export const TOUR_TEMPLATE_ID = 'tour';
