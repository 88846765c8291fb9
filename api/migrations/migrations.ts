import type { MigrationClass } from '../src/platform/database.ts';
import { AccountDeletionMigration } from './migration-2026-11-20-account-deletion.ts';
import { AccountsMigration } from './migration-2026-11-20-accounts.ts';
import { AddressesMigration } from './migration-2026-11-20-addresses.ts';
import { BlogMigration } from './migration-2026-11-20-blog.ts';
import { BuyerReviewsMigration } from './migration-2026-11-20-buyer-reviews.ts';
import { FittingCentresMigration } from './migration-2026-11-20-fitting-centres.ts';
import { GarageMigration } from './migration-2026-11-20-garage.ts';
import { IntegratorsMigration } from './migration-2026-11-20-integrators.ts';
import { MailMigration } from './migration-2026-11-20-mail.ts';
import { NewsletterMigration } from './migration-2026-11-20-newsletter.ts';
import { OrdersMigration } from './migration-2026-11-20-orders.ts';
import { ProductWritesMigration } from './migration-2026-11-20-product-writes.ts';
import { SavedCartMigration } from './migration-2026-11-20-saved-cart.ts';
import { ShopMigration } from './migration-2026-11-20-shop.ts';
import { WishlistMigration } from './migration-2026-11-20-wishlist.ts';
import { ReceivedPaymentsMigration } from './migration-2026-11-22-received-payments.ts';
import { ReplyCookiesMigration } from './migration-2026-11-22-reply-cookies.ts';

/** Every migration, oldest first. */
export const migrations: readonly MigrationClass[] = [
  ShopMigration,
  FittingCentresMigration,
  BlogMigration,
  AccountsMigration,
  OrdersMigration,
  MailMigration,
  NewsletterMigration,
  AccountDeletionMigration,
  GarageMigration,
  SavedCartMigration,
  WishlistMigration,
  BuyerReviewsMigration,
  AddressesMigration,
  IntegratorsMigration,
  ProductWritesMigration,
  ReceivedPaymentsMigration,
  ReplyCookiesMigration,
];
