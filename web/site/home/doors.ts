/** Where one can go from the home page, and the figure whose picture leads there. */
export const doors = {
  book: { page: 'lessons', picture: 'separating-axis' },
  board: { page: 'board', picture: 'board' },
  game: { page: 'game', picture: 'all-together' },
  authors: { page: 'authors', picture: 'turned-boxes' },
} as const;

export type Door = keyof typeof doors;
