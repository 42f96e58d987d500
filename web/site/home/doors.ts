/** Where one can go from the home page, and the figure whose picture leads there. */
export const doors = {
  book: { address: './lessons/', picture: 'separating-axis' },
  board: { address: './board/', picture: 'board' },
  game: { address: './game/', picture: 'all-together' },
  authors: { address: './lessons/authors/', picture: 'turned-boxes' },
} as const;

export type Door = keyof typeof doors;
