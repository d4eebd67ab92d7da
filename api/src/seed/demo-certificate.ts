/**
 * A PDF of one page that says what it stands for.
 * @param isLocked whether its trailer says that it is encrypted, as one that asks for a password does
 */
export function demoCertificate(lines: readonly string[], isLocked: boolean): Buffer {
  const written = lines
    .map((line, row) => `1 0 0 1 72 ${720 - row * 28} Tm (${line.replace(/[()\\]/g, '\\$&')}) Tj`)
    .join('\n');
  const content = `BT /F1 16 Tf\n${written}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Filter /Standard /V 1 /R 2 /O <00> /U <00> /P -4 >>',
  ];
  let pdf = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const encryption = isLocked ? ` /Encrypt ${objects.length} 0 R` : '';
  return Buffer.from(
    `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R${encryption} >>\nstartxref\n${pdf.length}\n%%EOF\n`,
    'latin1',
  );
}
