/** The text of files by their paths in the project, with slashes. */
export type Files = ReadonlyMap<string, string>;
