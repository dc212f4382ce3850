/** What mails and documents call the product that they come from. */
export const PRODUCT_NAME = 'Whorl';
