/** The column of a home page. Its many sections are closer together than on other pages. */
export const HOME_COLUMN = 'wrap [&>section]:py-6 md:[&>section]:py-8';
