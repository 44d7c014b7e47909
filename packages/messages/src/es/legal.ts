import type { LegalTexts } from '../legal.types.ts'

export const legal: LegalTexts = {
  'legal.terms': `# Sobre estos términos
Estos términos son el acuerdo entre tú y la empresa responsable de {merchant}. El centro de ayuda indica la empresa, su licencia y cómo contactarla.
# Tu cuenta
Debes tener al menos {age} años y tener permitido jugar en el lugar donde vives. Una cuenta por persona, a tu propio nombre.
No compartas tu contraseña. Lo que se haga con ella se considera hecho por ti, hasta que nos avises de que otra persona la tiene.
La ley puede exigirnos comprobar tu edad, tu identidad y el origen de tu dinero. Hasta que se haga, un pago puede tardar más.
# Dinero
Deposita solo desde tus propias cuentas y tarjetas. Los retiros se pagan a cuentas a tu nombre.
Tu saldo no genera intereses y no es un depósito bancario. Si un importe se registra por error, lo corregimos y te avisamos.
# Apuestas
Una apuesta cuenta cuando la aceptamos y después no se puede cambiar, salvo que el juego te permita cancelarla antes de empezar. Las reglas de cada juego están en su página.
Una ronda que no puede terminar por un fallo se cancela y se te devuelve la apuesta. Nuestro registro de la ronda es el que decide, y puedes verlo en tus movimientos.
# Uso correcto
No se permiten programas que jueguen por ti, acuerdos con otras personas en contra de un juego ni más de una cuenta. Si lo sospechamos, podemos retener un pago mientras lo comprobamos, y te decimos por qué.
# Cierre
Puedes pedirnos que cerremos tu cuenta en cualquier momento, en “Mi cuenta”, “Seguridad”. El dinero de tu saldo sigue siendo tuyo: retíralo primero. Si queda algo, nuestro equipo de soporte te contacta para pagártelo antes de cerrar la cuenta.
Podemos cerrar una cuenta que incumpla estos términos o la ley. Te pagamos lo que te debemos, salvo que la ley lo prohíba.
# Cambios
Te pedimos que aceptes una nueva versión antes de volver a depositar o jugar. Los retiros nunca dependen de ello. Si no estás de acuerdo con nosotros, consulta “Reclamaciones”.`,
  'legal.privacy': `# Qué guardamos
Lo que nos das: nombre de usuario, contactos, cuentas para retiros y documentos si tenemos que comprobar tu identidad.
Lo que ocurre aquí: depósitos, retiros, apuestas, mensajes y tus accesos con dispositivo y red.
# Para qué lo usamos
Para gestionar tu cuenta, pagarte, prevenir el fraude y proteger a quienes juegan. La ley exige una parte, como los registros de pagos.
Con tu consentimiento medimos las visitas y la publicidad. Puedes cambiar de opinión en el centro de ayuda en cualquier momento.
# Quién lo recibe
Los proveedores de pagos reciben lo que necesita un pago. Los proveedores de juegos reciben un número que te representa y tus apuestas, nunca tus contactos.
Las autoridades reciben lo que exige la ley. Los socios de publicidad y análisis no reciben nada sin tu consentimiento, y nunca tu nombre.
# Cuánto tiempo lo guardamos
Los registros de pagos y apuestas, el tiempo que exija la ley. El historial de tus accesos, 90 días. Después se eliminan los datos.
# Tus derechos
Puedes ver y corregir tus datos, obtener una copia, oponerte a su uso o pedirnos que eliminemos lo que no tengamos que guardar. Contacta con soporte.
También puedes reclamar ante la autoridad de protección de datos de tu país.`,
  'legal.bonus': `# Cuándo se aplica un bono
Cada bono tiene sus propias condiciones: importe, período, juegos y lo que debes apostar antes. Se muestran antes de que lo aceptes y prevalecen sobre esta página.
Un bono de cada tipo por persona, hogar, cuenta de pago y dispositivo.
# Apostar un bono
Hasta que hayas apostado el importe exigido, no puedes retirar el bono ni lo que ganes con él. Tu propio dinero, sí.
Las apuestas canceladas o devueltas no cuentan.
# Fin
Puedes renunciar a un bono en cualquier momento. Termina con su período, y con él termina lo ganado con el bono.
# Uso indebido
Si alguien obtiene el mismo bono con varias cuentas o apuesta a todos los resultados solo para cumplir las condiciones, podemos anular el bono y lo ganado con él. El dinero que depositaste sigue siendo tuyo.`,
  'legal.complaints': `# Cuéntanoslo primero
Contacta con soporte y di qué pasó, cuándo y en qué juego o pago. Una captura de pantalla ayuda. Los ID de apuestas y pagos están en tus movimientos.
# Qué pasa después
Confirmamos tu reclamación en un plazo de 2 días hábiles y la respondemos en un máximo de 14 días. Si necesitamos más tiempo, te decimos por qué y hasta cuándo.
Mientras tanto, tu cuenta y tu dinero siguen como están. Una reclamación no te perjudica en nada.
# Si no estás de acuerdo
Pide que la revise otra persona que no haya participado en la decisión. Después puedes acudir a la autoridad que nos otorga la licencia. El centro de ayuda indica cuál es.
# Juego limpio
Puedes comprobar tú el resultado de cada sorteo y ronda de nuestros propios juegos con “Verificar resultado”. Si una comprobación falla, envíanosla.`,
}
