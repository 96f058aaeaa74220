// A database as Jackcess sees it: every table and index is walked, and results are entered as the
// devices' control program enters them. The rest is for our own reader to find.
import com.healthmarketscience.jackcess.Column;
import com.healthmarketscience.jackcess.ColumnBuilder;
import com.healthmarketscience.jackcess.CursorBuilder;
import com.healthmarketscience.jackcess.DataType;
import com.healthmarketscience.jackcess.Database;
import com.healthmarketscience.jackcess.DatabaseBuilder;
import com.healthmarketscience.jackcess.Index;
import com.healthmarketscience.jackcess.IndexCursor;
import com.healthmarketscience.jackcess.Row;
import com.healthmarketscience.jackcess.Table;
import com.healthmarketscience.jackcess.TableBuilder;
import java.io.File;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class JudgeBws {
  public static void main(String[] said) throws Exception {
    int results = Integer.parseInt(said[1]);
    try (Database base = DatabaseBuilder.open(new File(said[0]))) {
      for (String name : base.getSystemTableNames()) {
        walk(base.getSystemTable(name));
      }
      for (String name : base.getTableNames()) {
        walk(base.getTable(name));
      }
      enter(base.getTable("ReceivedData"), results);
      base.getTable("Tables").forEach(row -> row.put("LogOnOff", (short) 1));
      Table more = new TableBuilder("Zusatz")
          .addColumn(new ColumnBuilder("ID", DataType.LONG).setAutoNumber(true))
          .addColumn(new ColumnBuilder("Text", DataType.TEXT))
          .toTable(base);
      more.addRow(Column.AUTO_NUMBER, "after us");
    }
    try (Database base = DatabaseBuilder.open(new File(said[0]))) {
      for (String name : base.getSystemTableNames()) {
        walk(base.getSystemTable(name));
      }
      for (String name : base.getTableNames()) {
        walk(base.getTable(name));
      }
      System.out.println("results " + base.getTable("ReceivedData").getRowCount());
    }
  }

  /** Every row of a table by itself, and by each of its indexes. */
  private static void walk(Table table) throws Exception {
    int rows = 0;
    for (Row row : table) {
      rows++;
    }
    if (rows != table.getRowCount()) {
      throw new IllegalStateException(table.getName() + ": " + rows + " rows, not " + table.getRowCount());
    }
    for (Index index : table.getIndexes()) {
      IndexCursor cursor = CursorBuilder.createCursor(index);
      int found = 0;
      for (Row row : cursor) {
        found++;
        Object[] key = index.getColumns().stream().map(column -> row.get(column.getName())).toArray();
        if (!CursorBuilder.createCursor(index).findFirstRowByEntry(key)) {
          throw new IllegalStateException(table.getName() + "." + index.getName() + " misses " + Arrays.toString(key));
        }
      }
      if (found != rows) {
        throw new IllegalStateException(table.getName() + "." + index.getName() + ": " + found + " of " + rows);
      }
    }
  }

  /** So many results, of which every tenth is erased and entered anew. */
  private static void enter(Table results, int many) throws Exception {
    for (int number = 0; number < many; number++) {
      for (int turn = 0; turn < (number % 10 == 0 ? 2 : 1); turn++) {
        boolean erased = number % 10 == 0 && turn == 0;
        Object[] row = results.asRow(Map.ofEntries(
            Map.entry("Section", 1), Map.entry("Table", number / 200 + 1), Map.entry("Round", 1),
            Map.entry("Board", number % 200 + 1), Map.entry("PairNS", 1), Map.entry("PairEW", 4),
            Map.entry("Declarer", 1), Map.entry("NS/EW", "N"), Map.entry("Contract", "4 H x"),
            Map.entry("Result", erased ? "=" : "+1"), Map.entry("LeadCard", "S10"),
            Map.entry("DateLog", LocalDateTime.of(2026, 11, 23, 0, 0)),
            Map.entry("TimeLog", LocalDateTime.of(1899, 12, 30, 20, 15)),
            Map.entry("Erased", erased)));
        results.addRow(row);
      }
    }
  }
}
