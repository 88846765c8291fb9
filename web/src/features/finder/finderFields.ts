/** All fields of the finder, as typed or chosen; an empty text means no choice. */
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

/** The finder searches by size or by registration. */
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

/** The three figures of a size, in their order on the tyre. */
export const sizeParts = ['width', 'profile', 'diameter'] as const;
export type SizePart = (typeof sizeParts)[number];

/** The props of a tab: the fields of the whole finder, and what becomes of them. */
export interface FinderTabProps {
  fields: FinderFields;
  /** The brands to choose from; left out where the search is not narrowed by vehicle type, season and brand. */
  brands?: readonly string[];
  onChange: (changed: Partial<FinderFields>) => void;
  /** The listing that it leads to, if it names the search in another way. */
  pathOf?: (fields: FinderFields) => string;
}
