/** Everything the finder holds, as typed or chosen; an empty text is no choice. */
export interface FinderFields {
  /** Millimetres. */
  width: string;
  /** Per cent of the width. */
  profile: string;
  /** Inches. */
  diameter: string;
  registration: string;
  category: string;
  season: string;
  brand: string;
}

/** The finder asks either for the size or for the registration. */
export type FinderTab = 'size' | 'reg';

export const emptyFields: FinderFields = {
  width: '',
  profile: '',
  diameter: '',
  registration: '',
  category: '',
  season: '',
  brand: '',
};

/** The three figures of a size, in the order they stand on the tyre. */
export const sizeParts = ['width', 'profile', 'diameter'] as const;
export type SizePart = (typeof sizeParts)[number];

/** What one tab of the finder gets: the fields of the whole finder, and the brands it offers. */
export interface FinderTabProps {
  fields: FinderFields;
  brands: readonly string[];
  onChange: (changed: Partial<FinderFields>) => void;
}
