import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { boundaryRules } from './boundary-rules.ts'
import type { Finding } from './checks/check.ts'

/**
 * Reads every import below `baseDir` and returns those that cross a boundary.
 * @param folders folders below `baseDir` to start from
 */
export async function findBoundaryCrossings(baseDir: string, folders: string[]): Promise<Finding[]> {
  const { output } = await cruise(
    folders,
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: boundaryRules },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '/dist/' },
      tsPreCompilationDeps: true,
      combinedDependencies: false,
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
    },
  )
  const result = output as ICruiseResult // the default reporter returns the object, never its text
  return result.summary.violations.map((violation) => ({
    path: violation.from,
    line: 1,
    check: violation.rule.name,
    message: describe(violation),
  }))
}

function describe(violation: ICruiseResult['summary']['violations'][number]): string {
  const reason = boundaryRules.find((rule) => rule.name === violation.rule.name)?.comment ?? ''
  const way = violation.cycle?.map((step) => step.name).join(' → ') ?? violation.to
  return `→ ${way}  (${reason})`
}
