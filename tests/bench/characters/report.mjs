// A table on the console.

const width = (rows, column) => Math.max(...rows.map((row) => String(row[column]).length));

export function printTable(head, rows) {
  const all = [head, ...rows];
  const widths = head.map((_, column) => width(all, column));
  for (const row of all) {
    const cells = row.map((cell, i) =>
      typeof cell === 'string' && i < 2 ? cell.padEnd(widths[i]) : String(cell).padStart(widths[i]),
    );
    console.log(cells.join('  '));
  }
  console.log();
}
