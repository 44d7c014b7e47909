export { decideStatement, payStatement, presentStatement, writeStatements } from './statement.service.ts'
export { listDueStatements, listStatements, type StatementRow } from './statement.store.ts'
