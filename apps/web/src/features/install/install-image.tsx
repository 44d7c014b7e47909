import type { ReactNode } from 'react'
import styles from './install-image.module.css'

/** What a step's image shows, with the place to tap marked. */
export type ImageName =
  | 'shareBottom'
  | 'shareTop'
  | 'listRow'
  | 'confirmTop'
  | 'copyAddress'
  | 'appMenu'
  | 'menuTop'
  | 'menuBottom'
  | 'menuRow'
  | 'barIcon'
  | 'home'

/** A drawing of a phone's screen. */
export function InstallImage({ name }: { name: ImageName }) {
  return (
    <svg className={styles.image} viewBox="0 0 240 120" role="presentation" aria-hidden="true">
      <rect className={styles.screen} x="0" y="0" width="240" height="120" />
      {drawings[name]()}
    </svg>
  )
}

const drawings: Record<ImageName, () => ReactNode> = {
  shareBottom: () => (
    <>
      <Page y={14} />
      <Bar y={84} />
      {[40, 80, 160, 200].map((x) => (
        <circle key={x} className={styles.faint} cx={x} cy="102" r="5" />
      ))}
      <Mark x={120} y={102} />
      <Share x={120} y={102} />
    </>
  ),
  shareTop: () => (
    <>
      <AddressBar />
      <Mark x={196} y={26} />
      <Share x={196} y={26} />
      <Page y={62} />
    </>
  ),
  listRow: () => (
    <>
      <Row y={8} />
      <Row y={44} isMarked />
      <g className={styles.sign}>
        <rect x="197" y="51" width="16" height="16" rx="4" />
        <path d="M205 55v8M201 59h8" />
      </g>
      <Row y={80} />
    </>
  ),
  confirmTop: () => (
    <>
      <path className={styles.line} d="M28 20h36" />
      <rect className={styles.button} x="172" y="8" width="46" height="24" rx="12" />
      <path className={styles.onButton} d="M187 20h16M195 12v16" />
      <rect className={styles.row} x="16" y="44" width="208" height="62" rx="12" />
      <AppIcon x={28} y={54} size={42} />
      <path className={styles.line} d="M86 68h92M86 84h58" />
    </>
  ),
  copyAddress: () => (
    <>
      <AddressBar />
      <Mark x={196} y={26} />
      <g className={styles.sign}>
        <rect x="193" y="23" width="10" height="10" rx="2" />
        <path d="M190 28v-7a2 2 0 0 1 2-2h7" />
      </g>
      <Page y={62} />
    </>
  ),
  appMenu: () => (
    <>
      <Bar y={0} />
      <path className={styles.line} d="M24 20l-7 7 7 7M60 27h92" />
      <Mark x={204} y={27} />
      <Dots x={204} y={27} isFlat />
      <Page y={66} />
    </>
  ),
  menuTop: () => (
    <>
      <AddressBar isShort />
      <Mark x={214} y={26} />
      <Dots x={214} y={26} />
      <Page y={62} />
    </>
  ),
  menuBottom: () => (
    <>
      <Page y={14} />
      <Bar y={84} />
      {[40, 80, 120, 160].map((x) => (
        <circle key={x} className={styles.faint} cx={x} cy="102" r="5" />
      ))}
      <Mark x={202} y={102} />
      <path className={styles.sign} d="M195 97h14M195 102h14M195 107h14" />
    </>
  ),
  menuRow: () => (
    <>
      <Row y={8} />
      <Row y={44} isMarked />
      <g className={styles.sign}>
        <rect x="199" y="49" width="12" height="20" rx="3" />
        <path d="M205 54v8M202 59l3 3 3-3" />
      </g>
      <Row y={80} />
    </>
  ),
  barIcon: () => (
    <>
      <rect className={styles.row} x="10" y="10" width="220" height="100" rx="10" />
      {[24, 36, 48].map((x) => (
        <circle key={x} className={styles.faint} cx={x} cy="24" r="3" />
      ))}
      <rect className={styles.field} x="66" y="14" width="152" height="22" rx="11" />
      <path className={styles.line} d="M80 25h64" />
      <Mark x={203} y={25} />
      <g className={styles.sign}>
        <path d="M203 19v8M199 24l4 4 4-4M196 31h14" />
      </g>
      <path className={styles.line} d="M30 60h120M30 78h160M30 96h90" />
    </>
  ),
  home: () => (
    <>
      {[0, 1, 2, 3].flatMap((column) =>
        [0, 1].map((line) => (
          <rect
            key={`${column} ${line}`}
            className={styles.field}
            x={22 + column * 52}
            y={12 + line * 52}
            width="40"
            height="40"
            rx="11"
          />
        )),
      )}
      <rect className={styles.ring} x="122" y="60" width="48" height="48" rx="14" />
      <AppIcon x={126} y={64} size={40} />
    </>
  ),
}

function Page({ y }: { y: number }) {
  return <path className={styles.line} d={`M24 ${y + 6}h120M24 ${y + 22}h192M24 ${y + 38}h150`} />
}

function Bar({ y }: { y: number }) {
  return <rect className={styles.row} x="0" y={y} width="240" height={y === 0 ? 54 : 36} />
}

function AddressBar({ isShort = false }: { isShort?: boolean }) {
  return (
    <>
      <Bar y={0} />
      <rect className={styles.field} x="16" y="12" width={isShort ? 170 : 208} height="28" rx="14" />
      <path className={styles.line} d="M34 26h80" />
    </>
  )
}

function Row({ y, isMarked = false }: { y: number; isMarked?: boolean }) {
  return (
    <>
      <rect className={isMarked ? styles.marked : styles.row} x="12" y={y} width="216" height="30" rx="9" />
      <path className={styles.line} d={`M28 ${y + 15}h${isMarked ? 110 : 84}`} />
      {!isMarked && <circle className={styles.faint} cx="205" cy={y + 15} r="6" />}
    </>
  )
}

function Mark({ x, y }: { x: number; y: number }) {
  return <circle className={styles.ring} cx={x} cy={y} r="15" />
}

function Share({ x, y }: { x: number; y: number }) {
  return (
    <g className={styles.sign} transform={`translate(${x} ${y})`}>
      <path d="M-3-1h-3v9H6v-9H3M0 3V-9M-4-5l4-4 4 4" />
    </g>
  )
}

function Dots({ x, y, isFlat = false }: { x: number; y: number; isFlat?: boolean }) {
  return (
    <g className={styles.dots}>
      {[-6, 0, 6].map((at) => (
        <circle key={at} cx={isFlat ? x + at : x} cy={isFlat ? y : y + at} r="2" />
      ))}
    </g>
  )
}

function AppIcon({ x, y, size }: { x: number; y: number; size: number }) {
  const middle = size / 2
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.app} width={size} height={size} rx={size / 4} />
      <circle className={styles.appSign} cx={middle} cy={middle} r={size / 5} />
    </g>
  )
}
