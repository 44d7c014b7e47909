import type { TextsOf } from '../messages.types.ts'

export const help: TextsOf<'help'> = {
  'help.intro': 'Respuestas a las preguntas más frecuentes',
  'help.contact': '¿No encuentras la respuesta o no puedes entrar en tu cuenta? Contacta con soporte.',
  'help.deposit.title': '¿Cómo hago un depósito?',
  'help.deposit.body':
    'Ve a “Depositar”, elige un método de pago y escribe un importe. Confirma el pago en la página del proveedor de pagos y vuelve aquí.\nTu saldo se actualiza en cuanto se confirma el pago, aunque hayas cerrado la página. Hasta entonces, el depósito aparece como pendiente. Nunca se te hará un doble cargo.',
  'help.withdrawal.title': '¿Cómo hago un retiro?',
  'help.withdrawal.body':
    'Agrega una sola vez una cuenta para retiros a tu nombre, luego ve a “Retirar” y escribe un importe. El dinero queda retenido de inmediato y no se puede usar para apuestas.\nSale de tu saldo cuando el banco confirma el pago. Si el banco lo rechaza, el importe completo vuelve a tu saldo. Si el banco no responde, el dinero sigue retenido mientras lo comprobamos.',
  'help.lottery.title': '¿Cómo funciona la lotería?',
  'help.lottery.body':
    'Hay un sorteo cada minuto. Las apuestas cierran 5 segundos antes. El importe de tu apuesta queda retenido al registrar un boleto. El boleto solo cuenta si el sorteo seguía abierto; si no, se te devuelve la apuesta.\nLas ganancias se acreditan en tu saldo justo después del sorteo. Consulta los premios y el retorno medio en “Premios”, dentro de la lotería.',
  'help.fair.title': '¿Cómo sé que un sorteo es limpio?',
  'help.fair.body':
    'Antes de abrir las apuestas, la semilla secreta de cada sorteo queda bloqueada y se publica su hash. Al cerrar las apuestas, también se bloquea la lista de boletos. Después del sorteo se revela la semilla.\nAbre cualquier sorteo y toca “Verificar resultado” para repetir cada paso en tu propio navegador. Si se hubiera cambiado una sola cifra, la verificación fallaría.',
  'help.account.title': '¿Cómo protejo mi cuenta?',
  'help.account.body':
    'Usa una contraseña que no uses en ningún otro sitio. Si crees que alguien puede saberla, cámbiala en “Mi cuenta”. Se cerrará tu sesión en todos los demás dispositivos.\nNuestro equipo nunca te pedirá tu contraseña.',
  'help.safer.title': '¿Cómo mantengo el control?',
  'help.safer.body':
    'Debes tener 18 años o más para jugar. Antes de empezar, decide cuánto tiempo y dinero vas a gastar y detente al llegar a ese límite. Nunca apuestes dinero que necesites ni intentes recuperar lo perdido.\nSi ya no te divierte, contacta con soporte o con una línea de ayuda de tu país. Puedes pedirnos que cerremos tu cuenta en cualquier momento, en “Mi cuenta”, “Seguridad”.',
  'help.terms.title': 'Términos y reglas en breve',
  'help.terms.body':
    'Una cuenta por persona. Debes tener 18 años o más y jugar con tu propio dinero. Los retiros se pagan a cuentas a tu nombre.\nCada apuesta y cada ganancia aparece en tus movimientos. Los resultados son definitivos. Ni siquiera nosotros podemos cambiarlos.',
  'help.legal': 'Textos completos',
  'help.legal.terms': 'Términos',
  'help.legal.privacy': 'Privacidad',
  'help.legal.bonus': 'Reglas de bonos',
  'help.legal.complaints': 'Reclamaciones',
  'help.legal.version': 'Versión {version}',
  'help.legal.absent': 'Esta versión no está disponible aquí',
  'help.legal.current': 'Ver el texto actual',
  'help.legal.short': 'En breve',
  'help.about.title': 'Acerca de {merchant}',
  'help.about.legalName': 'Empresa',
  'help.about.authority': 'Licencia de',
  'help.about.number': 'Número de licencia',
  'help.about.registeredAddress': 'Domicilio social',
  'help.about.email': 'Correo',
  'help.about.telephone': 'Teléfono',
  'help.about.serviceHours': 'Horario de soporte',
  'consent.title': 'Tu privacidad',
  'consent.body':
    'Tú decides quién sabe de tus visitas. Nadie recibe tu nombre y puedes cambiar de opinión aquí en cualquier momento.',
  'consent.ask.all': '¿Podemos compartir tu visita con socios de análisis y publicidad? Nunca reciben tu nombre.',
  'consent.ask.measurement':
    '¿Podemos compartir tu visita con socios de análisis? Nos ayuda a mejorar y nunca reciben tu nombre.',
  'consent.ask.advertising': '¿Podemos compartir tu visita con socios de publicidad? Nunca reciben tu nombre.',
  'consent.yes': 'Aceptar todo',
  'consent.no': 'Rechazar todo',
  'consent.choose': 'Elegir',
  'consent.purpose.measurement': 'Análisis',
  'consent.purpose.advertising': 'Publicidad',
  'consent.about.measurement': 'Nos muestra qué páginas y campañas funcionan. Socios: {partners}.',
  'consent.about.advertising':
    'Informa a los socios de lo que haces aquí y de cuál de sus anuncios te trajo. Socios: {partners}.',
  'consent.saved': 'Guardado',
  'consent.failed': 'Aún no se guardó. Lo enviaremos de nuevo.',
}
