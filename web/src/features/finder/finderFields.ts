/** All fields of the finder, as typed or chosen. Empty text means no choice. */
export interface FinderFields {
  /** In millimetres. */
  width: string;
  /** In per cent of the width. */
  profile: string;
  /** In inches. */
  diameter: string;
  registration: string;
  category: string;
  season: string;
  brand: string;
}

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

/** The three parts of a size, in their order on the tyre. */
export const sizeParts = ['width', 'profile', 'diameter'] as const;
export type SizePart = (typeof sizeParts)[number];

/** The props of a tab: the whole finder's fields, and their handler. */
export interface FinderTabProps {
  fields: FinderFields;
  /** The brands to choose from. Omit them to hide the fields for vehicle type, season and brand. */
  brands?: readonly string[];
  onChange: (changed: Partial<FinderFields>) => void;
  /** The listing to open, if it uses other parameters. */
  pathOf?: (fields: FinderFields) => string;
}
