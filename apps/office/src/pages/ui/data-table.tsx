import { Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './data-table.module.css'

interface Column<Row> {
  id: string
  head: string
  cell(row: Row): ReactNode
  isNumber?: boolean
}

/** Rows of one kind under named columns; `empty` is shown without rows. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  empty,
}: {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf(row: Row): string | number
  empty: string
}) {
  if (rows.length === 0) return <Text c="dimmed">{empty}</Text>
  return (
    <section className={styles.scroll} aria-label={label}>
      <Table striped highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ id, head, isNumber }) => (
              <Table.Th key={id} scope="col" className={isNumber ? styles.number : undefined}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={keyOf(row)}>
              {columns.map(({ id, cell, isNumber }) => (
                <Table.Td key={id} className={isNumber ? styles.number : styles.cell}>
                  {cell(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
