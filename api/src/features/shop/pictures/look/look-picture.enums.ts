import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const LookPictureUse = graphqlEnum('LookPictureUse', 'The purpose of a picture of the shop’s look.', {
  LOGO: 'For pages, emails and invoices. It may be an SVG, which is stored as a PNG.',
  ICON: 'A square picture for browser tabs and home screens.',
});
