import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'Миналар',
  'mines.how':
    '25 ұяшыққа неше мина жасырылатынын таңдаңыз. Табылған әр асыл тас көбейткішті өсіреді. Кез келген сәтте «Алу» түймесін баса аласыз: мина шықса, бәс ұтыссыз аяқталады. Ашық қалған бәс 24 сағаттан кейін сол кездегі көбейткішпен төленеді, асыл тас табылмаса, бәс сомасы қайтарылады.',
  'mines.prize': 'Табылған асыл тас',
  'mines.prize.row': '{id}',
  'mines.next': 'Келесі асыл тас',
  'mines.start': 'Бәс тігіп, ұяшықтарды таңдаңыз',
  'mines.wait': 'Бәс тігілуде…',
  'mines.tile':
    '{number}-ұяшық{kind, select, gem {, асыл тас} hit {, сіз басқан мина} mine {, мина} missed {, таңдалмаған асыл тас} other {}}',
  'mines.spoken': '{count}-асыл тас. Қазір алуға болады: {amount}.',
  'mines.count': 'Миналар',
  'mines.gems': '{count, plural, one {# асыл тас} other {# асыл тас}}',
  'mines.fewer': 'Минаны азайту',
  'mines.more': 'Минаны көбейту',
  'mines.choice': '{count, plural, one {# мина} other {# мина}}',
}
