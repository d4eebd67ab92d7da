// Packages that are shared must be loaded after the share scope is there.
import('./main.js');
