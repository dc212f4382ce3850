/** The product's name in mails and documents. */
export const PRODUCT_NAME = 'Whorl';
