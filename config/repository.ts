import {product} from '../facts/product.ts';

/** Where contributors find the sources of this site. */
export const repository = {
  url: `https://git.${product.domain}/docs`,
  branch: 'main',
};
