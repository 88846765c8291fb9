export { wishlist } from './wishlist.feature.ts';
