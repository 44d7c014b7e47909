export { createVisitorReader, nameVisitor, ownerOfVisitor, type VisitorReader } from './visitor.service.ts'
export type { Visitor } from './visitor.types.ts'
