/** What every legal page in Hindi says of itself. */
export const englishDecides = (
  <span>यह अनुवाद समझने में आसानी के लिए है; मतलब में फ़र्क़ हो तो अंग्रेज़ी पाठ माना जाएगा।</span>
);
